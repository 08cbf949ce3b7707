import sharp from 'sharp';

export interface CropPlan {
  /** Pixels of the crop; of a smaller photo the same shape in its own pixels. */
  width: number;
  height: number;
  /** The point that stays in view: percent of the photo's width and height. */
  focus: { x: number; y: number };
}

/** A JPEG of one of our own renditions, cut to a shape as CSS `object-fit: cover` would. */
export async function cropCover(rendition: Buffer, plan: CropPlan): Promise<Buffer> {
  const photo = sharp(rendition);
  const { width, height } = await photo.metadata();
  const { width: cutWidth, height: cutHeight } = largestWithin({ width, height }, plan);
  return photo
    .extract({
      left: Math.round(((width - cutWidth) * plan.focus.x) / 100),
      top: Math.round(((height - cutHeight) * plan.focus.y) / 100),
      width: cutWidth,
      height: cutHeight,
    })
    .resize(plan.width, plan.height, { fit: 'fill', withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

/** The largest box of that shape in a photo of this size, at least one pixel. */
function largestWithin(photo: Size, shape: Size): Size {
  const scale = Math.min(photo.width / shape.width, photo.height / shape.height);
  return {
    width: Math.max(1, Math.min(photo.width, Math.round(shape.width * scale))),
    height: Math.max(1, Math.min(photo.height, Math.round(shape.height * scale))),
  };
}
