import {
	useRef,
	useState,
	type ComponentType,
	type DragEvent,
	type MouseEvent,
	type ReactNode,
} from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { Button, type ButtonProps } from '../../primitives';
import type { Attachment } from '../image-upload/media-library';
import { MediaUpload, type MediaUploadProps } from './media-upload';
import { uploadMedia as uploadToLibrary } from './upload-media';
import type { UploadArguments, UploadFault } from './upload-media';
import './media-uploader.css';

type Change = (files: Attachment | Attachment[]) => void;

export interface MediaUploaderProps {
	/** Kinds such as `image`. */
	allowedMediaTypes?: string[];
	/** Text of the button that opens the media library. */
	buttonText?: string;
	buttonProps?: ButtonProps;
	hasDropZone?: boolean;
	label?: ReactNode;
	/** In bytes. */
	maxUploadFileSize?: number;
	/** Opens the media library; by default WordPress's. */
	MediaUploadComponent?: ComponentType<MediaUploadProps>;
	multipleSelect?: boolean | string;
	/** Ids of the chosen files. */
	value?: number | number[];
	/** Called with the choice from the media library. */
	onSelect?: Change;
	onError?: (fault: UploadFault) => void;
	onMediaGalleryOpen?: () => void;
	/** Called with dropped files: one, or a list with `multipleSelect`. */
	onUpload?: Change;
	/** Called with files chosen from the computer, likewise. */
	onFileUploadChange?: Change;
	uploadMedia?: (options: UploadArguments) => unknown;
	/** Sent along with each file. */
	additionalData?: Record<string, unknown>;
}

const ignore = () => {};

/** An area for files from the computer, dropped or chosen, and a button for the media library. */
export function MediaUploader(props: MediaUploaderProps) {
	const {
		allowedMediaTypes = ['image'],
		multipleSelect = false,
		hasDropZone = true,
		value,
	} = props;
	const { MediaUploadComponent = MediaUpload, onMediaGalleryOpen, onSelect = ignore } = props;
	const input = useRef<HTMLInputElement>(null);
	const send = (files: readonly File[], onChange?: Change) => startUpload(props, files, onChange);
	const area = useDropArea(hasDropZone, (files) => send(files, props.onUpload));
	const label = props.label ?? __('Drag images here or click to upload', 'store-analytics');
	return (
		<div
			{...area.handlers}
			className={clsx('woocommerce-form-file-upload', area.isOver && 'is-dragging-over-element')}
		>
			<MediaUploadComponent
				value={value}
				allowedTypes={allowedMediaTypes}
				multiple={multipleSelect}
				onSelect={onSelect}
				render={({ open }) => (
					<div className="woocommerce-media-uploader">
						<button
							type="button"
							className="woocommerce-media-uploader__label"
							onClick={() => input.current?.click()}
						>
							{label}
						</button>
						<Button
							variant="secondary"
							{...props.buttonProps}
							onClick={(event: MouseEvent<HTMLButtonElement>) => {
								onMediaGalleryOpen?.();
								open();
								props.buttonProps?.onClick?.(event);
							}}
						>
							{props.buttonText ?? __('Choose images', 'store-analytics')}
						</Button>
					</div>
				)}
			/>
			<input
				ref={input}
				type="file"
				hidden
				multiple={Boolean(multipleSelect)}
				accept={allowedMediaTypes.map(acceptOf).join(',')}
				onChange={(event) => {
					send([...(event.target.files ?? [])], props.onFileUploadChange);
					// Lets the user choose the same file again.
					event.target.value = '';
				}}
			/>
		</div>
	);
}

function startUpload(
	props: MediaUploaderProps,
	files: readonly File[],
	onChange: Change = ignore,
): void {
	if (files.length === 0) return;
	const { uploadMedia = uploadToLibrary, multipleSelect, maxUploadFileSize = 10_000_000 } = props;
	const { allowedMediaTypes = ['image'], additionalData, onError = ignore } = props;
	const filesList = multipleSelect ? files : files.slice(0, 1);
	const onFileChange = (attachments: Attachment[]) => {
		const [first] = attachments;
		if (multipleSelect) onChange(attachments);
		else if (first) onChange(first);
	};
	void uploadMedia({
		...{ allowedTypes: allowedMediaTypes, filesList, maxUploadFileSize, additionalData },
		...{ onError, onFileChange },
	});
}

/** `image` means all pictures, for which browsers expect `image/*`. */
function acceptOf(type: string): string {
	return type.includes('/') ? type : `${type}/*`;
}

/** Handlers of a drop area, and whether files are held over it. */
function useDropArea(isActive: boolean, onDrop: (files: readonly File[]) => void) {
	const [isOver, setIsOver] = useState(false);
	if (!isActive) return { isOver: false, handlers: {} };
	const hold = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(true);
	};
	const handlers = {
		onDragEnter: hold,
		onDragOver: hold,
		onDragLeave: () => setIsOver(false),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			setIsOver(false);
			onDrop([...event.dataTransfer.files]);
		},
	};
	return { isOver, handlers };
}
