// Makes a module that wasm-bindgen wrote smaller, together with its script.

const HEADER = 8;
const CUSTOM = 0;
const IMPORT = 2;

/** The number at a place in a module, and the place behind it. */
function leb128(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}

function toLeb128(value) {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Buffer.from([...bytes, value]);
}

/** The text at a place in a module, and the place behind it. */
function textAt(bytes, at) {
  const [length, start] = leb128(bytes, at);
  return [bytes.toString("utf8", start, start + length), start + length];
}

const toText = (text) => Buffer.concat([toLeb128(Buffer.byteLength(text)), Buffer.from(text)]);

/** The sections of a module: id and content. */
function* sections(wasm) {
  for (let at = HEADER; at < wasm.length; ) {
    const [size, start] = leb128(wasm, at + 1);
    yield [wasm[at], wasm.subarray(start, start + size)];
    at = start + size;
  }
}

const section = (id, content) => Buffer.concat([Buffer.from([id]), toLeb128(content.length), content]);

/** wasm-bindgen imports functions only; anything else would have another description. */
function renameImports(content, rename) {
  const FUNCTION = 0;
  let [count, at] = leb128(content, 0);
  const parts = [toLeb128(count)];
  while (count--) {
    const [module, name] = textAt(content, at);
    const [field, kind] = textAt(content, name);
    if (content[kind] !== FUNCTION) throw new Error(`${field} is no function`);
    const [, end] = leb128(content, kind + 1);
    parts.push(toText(module), toText(rename(field)), content.subarray(kind, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/**
 * The same module and script without what only tools read, and with short names in place of those of the
 * imports, each of which holds 16 digits of a hash, twice. Throws if the script does not name each import once.
 */
export function shrinkModule(wasm, script) {
  let names = 0;
  const rename = (field) => {
    const word = new RegExp(`\\b${field}\\b`, "g");
    if (script.match(word)?.length !== 1) throw new Error(`the script should name ${field} once`);
    const short = `_${(names++).toString(36)}`;
    script = script.replace(word, short);
    return short;
  };
  const parts = [wasm.subarray(0, HEADER)];
  for (const [id, content] of sections(wasm)) {
    // Custom sections are for debuggers and tools: names of functions, who wrote the module, what it asks of a processor.
    if (id !== CUSTOM) parts.push(section(id, id === IMPORT ? renameImports(content, rename) : content));
  }
  return [Buffer.concat(parts), script];
}
