import { DeletePhotosDialog, type DeletePhotosProps } from './delete-photos-dialog.tsx';

export function Overlay(props: DeletePhotosProps) {
  return <DeletePhotosDialog name="deletePhotos" {...props} />;
}
