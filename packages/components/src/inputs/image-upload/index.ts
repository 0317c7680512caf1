export { ImageUpload, type ImageUploadProps } from './image-upload';
export type { Attachment } from './media-library';
