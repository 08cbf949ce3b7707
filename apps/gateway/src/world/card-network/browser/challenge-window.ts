import { buildModal } from './modal.ts';

/** How a challenge is shown, and whom it notifies. */
export interface ChallengeOptions {
  /** The address of the issuer's page. */
  url: string;
  presentation: 'modal' | 'inline';
  /** The window is as small as the framework's own dialogs. */
  isDense: boolean;
  hasLoading: boolean;
  hasExit: boolean;
  fire: (event: string, ...given: unknown[]) => void;
  news: () => Promise<News | 'silent'>;
  leave: () => Promise<News | 'silent'>;
}

/** What the gateway says of the challenge. */
export interface News {
  isOver?: boolean;
  data?: unknown;
  jwt?: unknown;
}

/** The gateway's result, or that there is none. */
export type ChallengeEnd = { data: unknown; jwt: unknown } | 'closed' | 'silent' | 'refused';

const attempts = 3;
const frameTitle = 'Your bank asks';
const frameName = 'Cardinal-CCA-IFrame';

/** Shows the issuer's page until it is answered or left, or the page begins anew. */
export async function showChallenge(
  options: ChallengeOptions,
  abandoned: Promise<'abandoned'>,
): Promise<ChallengeEnd | 'abandoned'> {
  const { fire, presentation, hasExit } = options;
  const { promise, resolve } = Promise.withResolvers<ChallengeEnd>();
  const close = (): void => void options.leave().then(() => resolve('closed'));
  const follow = (frame: HTMLIFrameElement): void =>
    listenTo(frame, options.url, {
      shown: () => options.hasLoading && fire('ui.loading.close'),
      over: () => void readResult(options).then(resolve),
      escape: () => hasExit && close(),
    });
  if (options.hasLoading) fire('ui.loading.render');
  const remove =
    presentation === 'inline'
      ? showInline(options, { follow, giveUp: () => resolve('refused') })
      : showModal(options, { follow, onExit: hasExit ? close : undefined });
  const end = await Promise.race([promise, abandoned]);
  remove();
  fire('ui.close');
  return end;
}

function showModal(
  { fire, isDense }: ChallengeOptions,
  {
    follow,
    onExit,
  }: { follow: (frame: HTMLIFrameElement) => void; onExit: (() => void) | undefined },
): () => void {
  const frame = document.createElement('iframe');
  frame.title = frameTitle;
  frame.name = frameName;
  const remove = buildModal(frame, { isDense, onExit });
  follow(frame);
  fire('ui.render');
  return remove;
}

async function readResult({ news }: ChallengeOptions): Promise<ChallengeEnd> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await news();
    if (answer !== 'silent' && answer.isOver) return { data: answer.data, jwt: answer.jwt };
  }
  return 'silent';
}

/** The merchant's page puts the frame where it likes, and then says so. */
function showInline(
  { fire }: ChallengeOptions,
  { follow, giveUp }: { follow: (frame: HTMLIFrameElement) => void; giveUp: () => void },
): () => void {
  const id = `${frameName}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const html = `<iframe id="${id}" name="${frameName}" title="${frameTitle}" width="100%" height="440" frameborder="0"></iframe>`;
  const placed = (): HTMLElement | null => document.getElementById(id);
  const onPlaced = (): void => {
    const frame = placed();
    if (!(frame instanceof HTMLIFrameElement)) return giveUp();
    follow(frame);
    return fire('ui.render');
  };
  const details = { paymentType: 'CCA', data: { mode: 'static' } };
  fire('ui.inline.setup', html, details, onPlaced, giveUp);
  return () => placed()?.remove();
}

type Says = 'shown' | 'over' | 'escape';

/** A port for each page that the frame shows, to no other origin than the issuer's. */
function listenTo(frame: HTMLIFrameElement, url: string, on: Record<Says, () => unknown>): void {
  const { origin } = new URL(url);
  frame.addEventListener('load', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'shown' || data === 'over' || data === 'escape') on[data]();
    };
    frame.contentWindow?.postMessage({ challenge: 1 }, origin, [port2]);
  });
  frame.src = url;
}
