import { ImageUpload } from './image-upload';

export default { title: 'Pictures/ImageUpload', component: ImageUpload };

const url =
	"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='200' height='80'><rect width='200' height='80' fill='%23069'/></svg>";

export function Empty() {
	return <ImageUpload image={null} onChange={() => {}} />;
}

export function WithImage() {
	return <ImageUpload image={{ id: 1, url }} onChange={() => {}} />;
}
