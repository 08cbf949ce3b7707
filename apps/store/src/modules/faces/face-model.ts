import { samePersonDistance } from '@albumen/domain/faces/match-faces';
import {
  OperatorModelError,
  openOperatorModel,
  type OperatorModel,
} from '@albumen/faces/operator-model';
import { SettingsError } from '@albumen/server-kit/settings';
import type { Settings } from '../../settings.ts';

/** The operator's model, and how near two faces of one person lie by it. */
export interface FaceModelInUse extends OperatorModel {
  samePersonDistance: number;
}

/** Undefined where ours is used. @throws SettingsError for a model that can't be. */
export async function openFaceModel(settings: Settings): Promise<FaceModelInUse | undefined> {
  const { FACES, FACE_MODEL: path, FACE_MODEL_COLORS: colors } = settings;
  if (FACES !== 'people' || path === undefined) return undefined;
  try {
    const model = await openOperatorModel({ path, colors });
    return { ...model, samePersonDistance: settings.FACE_MODEL_DISTANCE };
  } catch (error) {
    if (!(error instanceof OperatorModelError)) throw error;
    throw new SettingsError([`FACE_MODEL: ${path} ${error.message}`]);
  }
}

/** How many numbers our own model makes of a face. */
const ownCount = 128;

export function numberCountOf(model: FaceModelInUse | undefined): number {
  return model?.numberCount ?? ownCount;
}

/**
 * Numbers of another model stretched so that its distances mean what ours do: searching and grouping know
 * one scale. They are kept unstretched, so that the setting may be changed.
 */
export function comparable(numbers: Float32Array, model: FaceModelInUse | undefined): Float32Array {
  if (model === undefined) return numbers;
  const scale = samePersonDistance / model.samePersonDistance;
  return numbers.map((number) => number * scale);
}
