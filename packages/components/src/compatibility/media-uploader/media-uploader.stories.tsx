import { MediaUploader as component } from '../on-demand';
import { MediaUploader } from './media-uploader';

export default { title: 'Pictures/MediaUploader', component };

export function OnePicture() {
	return <MediaUploader />;
}

export function SeveralWithoutDropping() {
	return (
		<MediaUploader
			multipleSelect
			hasDropZone={false}
			label="Pictures of the product"
			buttonText="From the library"
		/>
	);
}
