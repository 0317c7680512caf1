import { __, sprintf } from '@wordpress/i18n';
import { isDictionary } from '@store-analytics/rest-api';
import { reasonOf, request } from '@store-analytics/rest-api/client';
import type { Attachment } from '../image-upload/media-library';

/** Why a file was refused. */
export interface UploadFault {
	code: string;
	message: string;
	file: File;
}

/** The arguments of a function that uploads, like WordPress's `uploadMedia`. */
export interface UploadArguments {
	filesList: readonly File[];
	/** Kinds such as `image` or `image/png`; all if empty. */
	allowedTypes?: readonly string[];
	maxUploadFileSize?: number;
	/** Sent along with each file. */
	additionalData?: Record<string, unknown>;
	/** Called with the uploaded files so far, after each one. */
	onFileChange: (attachments: Attachment[]) => void;
	onError?: (fault: UploadFault) => void;
}

/** Milliseconds: pictures are large, and connections may be slow. */
const longestUpload = 600_000;

/** Uploads files to the shop's media library, one after the other. It reports failures to `onError` and continues. */
export async function uploadMedia(options: UploadArguments): Promise<void> {
	const { filesList, additionalData = {}, onFileChange, onError } = options;
	const attachments: Attachment[] = [];
	for (const file of filesList) {
		const fault = refusal(file, options);
		if (fault) {
			onError?.(fault);
			continue;
		}
		try {
			attachments.push(await upload(file, additionalData));
			onFileChange([...attachments]);
		} catch (error) {
			onError?.({ code: 'GENERAL', message: notTaken(file, error), file });
		}
	}
}

function refusal(file: File, options: UploadArguments): UploadFault | undefined {
	const { allowedTypes, maxUploadFileSize } = options;
	const isAllowed = (type: string) => file.type === type || file.type.startsWith(`${type}/`);
	if (allowedTypes && !allowedTypes.some(isAllowed)) {
		const message = sprintf(
			/* translators: %s: name of a file */
			__('%s has a file type that cannot be used here.', 'store-analytics'),
			file.name,
		);
		return { code: 'MIME_TYPE_NOT_SUPPORTED', message, file };
	}
	if (maxUploadFileSize !== undefined && file.size > maxUploadFileSize) {
		const message = sprintf(
			/* translators: %s: name of a file */
			__('%s is too large.', 'store-analytics'),
			file.name,
		);
		return { code: 'SIZE_ABOVE_LIMIT', message, file };
	}
	return undefined;
}

async function upload(file: File, additionalData: Record<string, unknown>): Promise<Attachment> {
	const body = new FormData();
	body.append('file', file, file.name);
	for (const [name, value] of Object.entries(additionalData)) body.append(name, String(value));
	const reply = await request<Record<string, unknown>>({
		path: '/wp/v2/media',
		method: 'POST',
		body,
		isExpected: isDictionary,
		timeout: longestUpload,
	});
	return {
		...reply,
		id: Number(reply['id']),
		url: String(reply['source_url'] ?? ''),
		alt: reply['alt_text'],
		title: raw(reply['title']),
		caption: raw(reply['caption']) ?? '',
	};
}

/** REST's texts contain the raw text beside the rendered one. */
function raw(text: unknown): unknown {
	return isDictionary(text) ? (text['raw'] ?? text['rendered']) : text;
}

function notTaken(file: File, error: unknown): string {
	return sprintf(
		/* translators: 1: name of a file, 2: what went wrong, and what to do */
		__('%1$s could not be uploaded: %2$s', 'store-analytics'),
		file.name,
		reasonOf(error),
	);
}
