export type {
  BuildChunk,
  BuildManifest,
  PageReply,
  PageRequest,
  PublicConfig,
} from '@albumen/contract/pages';
