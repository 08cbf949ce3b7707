/** What one line of the log is written with; pino's levels. */
type Level = 30 | 50;

export interface JsonLog {
  /** Of ourselves, in words. */
  info: (line: string) => void;
  /** Why we end. */
  fail: (line: string) => void;
  /** A line of a process below us, with its name in front: its own JSON passes as it is. */
  output: (line: string) => void;
}

/** Writes nothing but lines of JSON, so that whatever collects them needs no second rule. */
export function openJsonLog(write: (line: string) => void, now: () => number = Date.now): JsonLog {
  const say = (level: Level, fields: object) =>
    write(JSON.stringify({ level, time: now(), ...fields }));
  return {
    info: (msg) => say(30, { msg }),
    fail: (msg) => say(50, { msg }),
    output(line) {
      const [, process = '', text = ''] = /^([^|]*?) \| (.*)$/s.exec(line) ?? [];
      const fields = readObject(text);
      if (fields === undefined) say(30, { process, msg: text });
      else write(JSON.stringify({ process, ...fields }));
    },
  };
}

function readObject(text: string): object | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
