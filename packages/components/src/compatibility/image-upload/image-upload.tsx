import { useState } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { Button } from '../../primitives';
import { pickImage, type Attachment } from './media-library';
import './image-upload.css';

export interface ImageUploadProps {
	image?: { url: string; id?: number } | null;
	/** Called with the chosen attachment, or null when the picture was removed. */
	onChange: (image: Attachment | null) => void;
	className?: string;
}

/**
 * Lets the user choose a picture from WordPress's media library, or remove it.
 * @example <ImageUpload image={logo} onChange={setLogo} />
 */
export function ImageUpload({ image, onChange, className }: ImageUploadProps) {
	const [isUnavailable, setIsUnavailable] = useState(false);
	const press = () => {
		if (image) return onChange(null);
		const texts = {
			title: __('Select or upload an image', 'store-analytics'),
			button: __('Select', 'store-analytics'),
		};
		return setIsUnavailable(!pickImage(texts, onChange));
	};
	return (
		<div className={clsx('woocommerce-image-upload', image ? 'has-image' : 'no-image', className)}>
			{image && <img className="woocommerce-image-upload__image-preview" src={image.url} alt="" />}
			{/* One button for both, so that the focus stays. */}
			<Button
				className={`woocommerce-image-upload__${image ? 'remove' : 'add'}-image`}
				variant="secondary"
				onClick={press}
			>
				{image ? __('Remove image', 'store-analytics') : __('Add an image', 'store-analytics')}
			</Button>
			{isUnavailable && !image && (
				<p role="alert">
					{__('The media library is not available on this page.', 'store-analytics')}
				</p>
			)}
		</div>
	);
}
