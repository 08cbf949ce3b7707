import { defineJob } from '@albumen/server-kit/jobs';

/** Looks for faces in a photo; enqueued in the transaction that says it is rendered. */
export const findFacesJob = defineJob<{ photoId: string }>({
  name: 'faces.find',
  retryLimit: 5,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 900,
});

/** Finds photos that were there before, or whose job was lost. */
export const resumeFacesJob = defineJob<Record<string, never>>({
  name: 'faces.resume',
  cron: '*/10 * * * *',
});

/** Looks at the photos of a gallery whose guests may find themselves from now on. */
export const describeGalleryJob = defineJob<{ galleryId: string }>({
  name: 'faces.describe-gallery',
  retryLimit: 10,
  retryDelaySeconds: 30,
});

/** Puts the faces of a gallery together into people; once for all photos that come in meanwhile. */
export const groupPeopleJob = defineJob<{ galleryId: string }>({
  name: 'faces.group-people',
  retryLimit: 10,
  retryDelaySeconds: 30,
  uniqueKey: ({ galleryId }) => galleryId,
});

export const faceJobs = [findFacesJob, resumeFacesJob, describeGalleryJob, groupPeopleJob] as const;
