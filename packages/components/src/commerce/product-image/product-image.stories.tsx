import { ProductImage } from './product-image';

export default { title: 'Pictures/ProductImage', component: ProductImage };

const src =
	"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10' fill='%23069'/></svg>";

export function OfAProduct() {
	return <ProductImage product={{ images: [{ src, alt: 'Blue hoodie' }] }} />;
}

export function OfAVariationInAnotherSize() {
	return <ProductImage product={{ image: { src } }} alt="Hoodie, blue" width={100} height={100} />;
}

export function WithoutPicture() {
	return <ProductImage product={{ images: [] }} />;
}
