import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { openMediaLibrary, type Attachment } from '../image-upload/media-library';

/** The props of a component that opens the media library, like WordPress's `MediaUpload`. */
export interface MediaUploadProps {
	allowedTypes?: readonly string[];
	multiple?: boolean | string;
	value?: number | readonly number[];
	title?: string;
	onSelect: (selected: Attachment | Attachment[]) => void;
	render: (controls: { open: () => void }) => ReactElement;
}

/** Opens WordPress's media library, and says so on a page without one. */
export function MediaUpload({
	allowedTypes,
	multiple = false,
	title,
	onSelect,
	render,
}: MediaUploadProps) {
	const [isUnavailable, setIsUnavailable] = useState(false);
	const open = () => {
		const isOpen = openMediaLibrary(
			{
				title: title ?? __('Select or upload an image', 'store-analytics'),
				library: allowedTypes && { type: allowedTypes },
				multiple,
			},
			(selection) => onSelect(multiple ? selection.toJSON() : selection.first().toJSON()),
		);
		setIsUnavailable(!isOpen);
	};
	return (
		<>
			{render({ open })}
			{isUnavailable && (
				<p role="alert">
					{__('The media library is not available on this page.', 'store-analytics')}
				</p>
			)}
		</>
	);
}
