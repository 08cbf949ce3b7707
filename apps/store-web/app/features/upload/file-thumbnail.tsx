import type { UploadSession } from '@albumen/uploader/upload-session';
import type { UploadFile } from '@albumen/uploader/upload-state';
import { useEffect } from 'react';
import './file-thumbnail.css';

export interface FileThumbnailProps {
  session: UploadSession;
  file: UploadFile;
}

/** The file in small, made when it is looked at; a blank where the browser cannot read it. */
export function FileThumbnail({ session, file }: FileThumbnailProps) {
  const { id, thumbnailUrl, mimeType } = file;
  const isWanted = thumbnailUrl === null && mimeType === 'image/jpeg';
  useEffect(() => {
    if (isWanted) void session.loadThumbnail(id);
  }, [session, id, isWanted]);
  return thumbnailUrl === null ? (
    <span className="file-thumbnail" />
  ) : (
    <img className="file-thumbnail" src={thumbnailUrl} alt="" width={40} height={40} />
  );
}
