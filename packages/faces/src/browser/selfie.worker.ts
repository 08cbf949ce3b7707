import type { FaceModel, Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { describedPx, insideOf, withMargin } from '../lib/around-face.ts';
import { seeFaces } from '../lib/see-faces.ts';
import { edgeSpread } from './edge-spread.ts';
import { openModelFromServer } from './model-from-server.ts';
import { sourceOf } from './picture-source.ts';
import type { LoadProgress, SelfieFace, SelfieMessage, SelfieQuestion } from './selfie-protocol.ts';

const blurredBelow = 12;

let model: Promise<FaceModel> | undefined;
let lookedAt: Picture | undefined;

/* One question at a time: the page sends the next one after the answer. */
self.addEventListener('message', ({ data }: MessageEvent<SelfieQuestion>) => {
  run(data).then(
    (answer) => send({ kind: 'answer', answer }),
    (error: unknown) => send({ kind: 'failed', message: String(error) }),
  );
});

function send(message: SelfieMessage): void {
  self.postMessage(message);
}

function run(question: SelfieQuestion) {
  switch (question.task) {
    case 'open':
      return open(question.model).then(() => undefined);
    case 'look':
      return look(question.picture);
    case 'describe':
      return describe(question.box);
  }
}

function open(name: string): Promise<FaceModel> {
  const onProgress = (progress: LoadProgress) => send({ kind: 'progress', progress });
  return (model ??= openModelFromServer({ model: name, onProgress }));
}

function opened(): Promise<FaceModel> {
  if (model === undefined) throw new Error('The model was not asked for.');
  return model;
}

async function look(picture: Picture): Promise<SelfieFace[]> {
  lookedAt = picture;
  const found = await seeFaces(await opened(), sourceOf(picture));
  return found.map(({ box }) => ({
    box,
    sizePx: Math.round(box.height * picture.height),
    isBlurred: edgeSpread(picture, box) < blurredBelow,
  }));
}

async function describe(box: FaceBox): Promise<number[][]> {
  if (lookedAt === undefined) throw new Error('No picture was looked at.');
  const around = withMargin(box);
  const picture = await sourceOf(lookedAt).part(around, describedPx);
  const { descriptor } = await (
    await opened()
  ).describe(picture, {
    box: insideOf(around, box),
    withDescriptor: true,
  });
  return descriptor === undefined ? [] : [[...descriptor]];
}
