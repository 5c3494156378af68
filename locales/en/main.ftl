app-title = Fog Chess
