/** A picture of the media library; it has more fields than these. */
export interface Attachment {
	id?: number;
	url: string;
	[field: string]: unknown;
}

interface Selection {
	first(): { toJSON(): Attachment };
	toJSON(): Attachment[];
}

interface MediaFrame {
	on(event: 'select', listener: () => void): void;
	open(): void;
	state(): { get(key: 'selection'): Selection };
}

interface FrameOptions {
	title: string;
	button?: { text: string };
	/** Kinds such as `image` or `application/pdf`; all if empty. */
	library?: { type: string | readonly string[] };
	multiple: boolean | string;
}

/** Opens WordPress's media library for one picture; false where the page has none. */
export function pickImage(
	texts: { title: string; button: string },
	onPick: (attachment: Attachment) => void,
): boolean {
	const { title, button } = texts;
	return openMediaLibrary(
		{ title, button: { text: button }, library: { type: 'image' }, multiple: false },
		(selection) => onPick(selection.first().toJSON()),
	);
}

/** Opens WordPress's media library; false where the page has none (`wp_enqueue_media` was not called). */
export function openMediaLibrary(
	options: FrameOptions,
	onSelect: (selection: Selection) => void,
): boolean {
	// as: WordPress's scripts are untyped.
	const { wp } = window as { wp?: { media?: (options: FrameOptions) => MediaFrame } };
	if (typeof wp?.media !== 'function') return false;
	const frame = wp.media(options);
	frame.on('select', () => onSelect(frame.state().get('selection')));
	frame.open();
	return true;
}
