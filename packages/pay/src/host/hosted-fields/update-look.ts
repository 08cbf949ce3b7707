import { UPDATE_LOOK } from '../../protocol/hosted-fields.ts';
import type { StyleSheetObject } from '../../protocol/hosted-fields-styles.ts';
import { recordOf } from '../../protocol/json.ts';
import { setTitles } from './handshake.ts';
import { type InstanceParts, plain } from './instance-parts.ts';
import { resolveStyles } from './styles.ts';

/** Gives the fields other styles, another language, or both; what was typed stays. */
export async function updateLook({ frames, bus }: InstanceParts, look: unknown): Promise<void> {
  const { styles, locale } = recordOf(look);
  const change = plain({
    // Read only, and the frames check each style.
    ...(styles != null && { styles: resolveStyles(styles as StyleSheetObject) }),
    ...(locale != null && { locale }),
  });
  await new Promise<void>((resolve) => {
    bus.emit(UPDATE_LOOK, change, (titles) => {
      setTitles(frames, titles);
      resolve();
    });
  });
}
