export const tooDeep = "has too many lists or records inside one another";

/** Where a JSON text stops being JSON, in words: Node names the place for some mistakes only. */
export function findJsonMistake(text: string): string {
  let at = 0;
  const skip = () => {
    while (/\s/.test(text.charAt(at))) at += 1;
  };
  const refuse = (message: string, place = at): never => {
    const lines = text.slice(0, place).split("\n");
    throw new SyntaxError(`line ${lines.length}, character ${(lines.at(-1) ?? "").length + 1}: ${message}`);
  };
  const expect = (wanted: string): never =>
    refuse(`${wanted} is expected, and ${at < text.length ? `'${text.charAt(at)}' is there` : "the file ends"}`);
  const take = (mark: string, wanted: string) => {
    skip();
    if (text.charAt(at) !== mark) expect(wanted);
    at += 1;
  };
  const takeText = (wanted: string) => {
    const found = /^"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/.exec(text.slice(at))?.[0];
    if (found) at += found.length;
    else if (text.charAt(at) === '"') {
      at += (/^"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(text.slice(at))?.[0] ?? "").length;
      expect('the closing " of the text');
    } else expect(wanted);
  };
  const takeEntries = (close: string, entry: () => void) => {
    at += 1;
    skip();
    if (text.charAt(at) === close) {
      at += 1;
      return;
    }
    for (;;) {
      entry();
      skip();
      if (text.charAt(at) === close) break;
      take(",", `a comma or ${close}`);
      const comma = at - 1;
      skip();
      if (text.charAt(at) === close) refuse("a comma follows the last entry: take it away", comma);
    }
    at += 1;
  };
  const takeValue = () => {
    skip();
    const start = text.charAt(at);
    if (start === "{") {
      takeEntries("}", () => {
        takeText('the name of a field, in "double quotes",');
        take(":", "a colon");
        takeValue();
      });
    } else if (start === "[") takeEntries("]", takeValue);
    else {
      const word = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/.exec(text.slice(at))?.[0];
      if (word) at += word.length;
      else takeText('a text in "double quotes", a number, a list or a record');
    }
  };
  try {
    takeValue();
    skip();
    if (at < text.length) expect("the end of the file");
    return "is not JSON";
  } catch (mistake) {
    return mistake instanceof SyntaxError ? mistake.message : tooDeep;
  }
}
