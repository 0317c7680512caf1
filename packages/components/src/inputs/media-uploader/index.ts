export { MediaUploader, type MediaUploaderProps } from './media-uploader';
export type { MediaUploadProps } from './media-upload';
export type { UploadArguments, UploadFault } from './upload-media';
