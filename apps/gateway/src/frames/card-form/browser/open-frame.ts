import type { FromFrame, OpeningMessage, ToFrame } from './protocol.ts';

/** The form's frame in a page, and the line to it. */
export interface FormFrame {
  element: HTMLIFrameElement;
  send: (message: ToFrame) => void;
  close: () => void;
}

interface FrameOptions {
  container: Element;
  /** Where this script came from: the gateway. */
  gateway: string;
  opening: OpeningMessage;
  onMessage: (message: FromFrame) => void;
}

/** Puts the frame into the container. It answers `ready` once it has accepted the line. */
export function openFrame({ container, gateway, opening, onMessage }: FrameOptions): FormFrame {
  const { port1, port2 } = new MessageChannel();
  const element = document.createElement('iframe');
  element.title = 'Card details';
  // Room for the form before it has sent its height, so that the page does not jump.
  element.height = '190';
  Object.assign(element.style, { display: 'block', width: '100%', border: '0' });
  element.allow = "payment 'none'";
  element.src = `${gateway}/card-form/v1/frame.html?m=${encodeURIComponent(opening.merchantId)}`;
  port1.onmessage = ({ data }: MessageEvent<FromFrame>) => onMessage(data);
  element.addEventListener(
    'load',
    () => element.contentWindow?.postMessage(opening, gateway, [port2]),
    { once: true },
  );
  container.append(element);
  return {
    element,
    send: (message) => port1.postMessage(message),
    close: () => {
      port1.close();
      element.remove();
    },
  };
}
