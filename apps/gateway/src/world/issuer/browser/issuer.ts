import { recordOf } from '@albumen/domain/json-record';
/** Notifies the window around it that the question is answered; the result only the gateway gives. */
const isOver = document.querySelector('[data-over]') !== null;

addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
  const { challenge } = recordOf(data);
  if (source !== window.parent || challenge !== 1 || !port) return;
  port.postMessage(isOver ? 'over' : 'shown');
  if (isOver) return;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') port.postMessage('escape');
  });
});

// A bank's page begins where the code goes; in a frame nobody else puts the cursor there.
document.querySelector<HTMLInputElement>('#code')?.focus();
