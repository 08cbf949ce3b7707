import type { LabJob } from './lab.ts';

/** What the lab has to know beside the files; `version` changes when a field changes its meaning. */
export function jobTicket({ labOrderId, attempt, labBrand, request, files }: LabJob, at: Date) {
  const { items, ...order } = request;
  return {
    version: 1,
    labOrderId,
    attempt,
    labBrand,
    writtenAt: at.toISOString(),
    ...order,
    items: items.map(
      ({ itemId, productId, productName, designId, attributes, quantity, ...item }) => ({
        itemId,
        productId,
        productName,
        ...(designId !== undefined && { designId }),
        attributes,
        quantity,
        piecesPerUnit: item.piecesPerUnit ?? 1,
        files: files
          .filter((file) => file.itemId === itemId)
          .map(({ part, name, contentType, sizeBytes, md5, pixels, documentHash }) => ({
            part,
            name,
            contentType,
            sizeBytes,
            md5,
            pixels,
            documentHash,
          })),
      }),
    ),
  };
}
