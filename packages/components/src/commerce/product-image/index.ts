export { ProductImage, type ProductImageProps } from './product-image';
