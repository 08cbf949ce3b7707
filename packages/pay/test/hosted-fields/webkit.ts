import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findFreePort } from '@albumen/server-kit/free-port';

const driver = '/usr/bin/WebKitWebDriver';
const browsers = ['4.1', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** Why WebKit cannot be driven here; undefined when it can. */
export function missingForWebkit(): string | undefined {
  if (!existsSync(driver)) return 'Debian: apt-get install webkit2gtk-driver';
  return existsSync('/usr/bin/broadwayd') ? undefined : 'Debian: apt-get install libgtk-3-bin';
}

/** A WebKit without a screen, driven by the W3C protocol. */
export interface Webkit {
  open(url: string): Promise<void>;
  /** Runs in the current document; the value of its `return`, awaited. */
  run(code: string): Promise<unknown>;
  /** Enters the frame of this name in the page, or the page itself. */
  enter(frame?: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a display, a driver and a browser; all of them end with `close`. */
export async function startWebkit(): Promise<Webkit> {
  const [screenPort, port] = [await findFreePort(), await findFreePort()];
  const display = `:${port}`;
  const screen = spawn('broadwayd', ['--port', String(screenPort), display], { stdio: 'ignore' });
  const environment = {
    ...process.env,
    GDK_BACKEND: 'broadway',
    BROADWAY_DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const process_ = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const call = caller(`http://127.0.0.1:${port}`);
  const options = {
    'webkitgtk:browserOptions': { binary: browsers.find(existsSync), args: ['--automation'] },
  };
  const { sessionId } = (await retried(() =>
    call('POST', '/session', { capabilities: { alwaysMatch: options } }),
  )) as { sessionId: string };
  const ask = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string) =>
    Object.values(
      (await ask('POST', '/element', { using: 'css selector', value: selector })) as object,
    )[0] as string;
  return {
    open: async (url) => void (await ask('POST', '/url', { url })),
    run: (code) =>
      ask('POST', '/execute/async', {
        script: `const done = arguments[0]; (async () => { ${code} })().then(done, (error) => done({ rejected: String(error?.code ?? error) }));`,
        args: [],
      }),
    enter: async (frame) => {
      await ask('POST', '/frame', { id: null });
      if (!frame) return;
      const id = await find(`iframe[name="${frame}"]`);
      await ask('POST', '/frame', { id: { 'element-6066-11e4-a52e-4f735466cecf': id } });
    },
    close: async () => {
      await ask('DELETE', '').catch(() => undefined);
      await Promise.all([end(process_), end(screen)]);
    },
  };
}

function caller(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(JSON.stringify(value));
    return value;
  };
}

/** The driver needs a moment before it listens. */
async function retried<T>(work: () => Promise<T>, left = 50): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (left === 0 || !(error instanceof TypeError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return await retried(work, left - 1);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
