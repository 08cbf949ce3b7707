import { HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED } from '../../protocol/errors/hosted-fields.ts';
import { UPDATE_LOOK } from '../../protocol/hosted-fields.ts';
import type { StyleSheetObject } from '../../protocol/hosted-fields-styles.ts';
import { recordOf } from '../../protocol/json.ts';
import { payError } from '../../protocol/pay-error.ts';
import { setTitles } from './handshake.ts';
import { askFrames, type InstanceParts, plain, tornDown } from './instance-parts.ts';
import { resolveStyles } from './styles.ts';

/**
 * Gives the fields other styles, another language, or both; what was typed stays.
 * @throws BraintreeError `HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED`, `METHOD_CALLED_AFTER_TEARDOWN`
 */
export async function updateLook(parts: InstanceParts, look: unknown): Promise<void> {
  if (!parts.isOurs) {
    // The provider's frames never answer, as they do not know the question.
    const attribute = Object.keys(recordOf(look)).join();
    throw payError(HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED, { attribute });
  }
  const { styles, locale } = recordOf(look);
  const data = plain({
    // Read only, and the frames check each style.
    ...(styles != null && { styles: resolveStyles(styles as StyleSheetObject) }),
    ...(locale != null && { locale }),
  });
  const end = tornDown('update');
  setTitles(parts.frames, await askFrames(parts, { event: UPDATE_LOOK, data, end }));
}
