/** A picture of the media library; there is more in it than this. */
export interface Attachment {
	id?: number;
	url: string;
	[field: string]: unknown;
}

interface MediaFrame {
	on(event: 'select', listener: () => void): void;
	open(): void;
	state(): { get(key: 'selection'): { first(): { toJSON(): Attachment } } };
}

interface FrameOptions {
	title: string;
	button: { text: string };
	library: { type: 'image' };
	multiple: false;
}

/** Opens WordPress's media library; false where the page has none (`wp_enqueue_media` was not called). */
export function pickImage(
	texts: { title: string; button: string },
	onPick: (attachment: Attachment) => void,
): boolean {
	// as: WordPress's scripts are untyped.
	const { wp } = window as { wp?: { media?: (options: FrameOptions) => MediaFrame } };
	if (typeof wp?.media !== 'function') return false;
	const frame = wp.media({
		title: texts.title,
		button: { text: texts.button },
		library: { type: 'image' },
		multiple: false,
	});
	frame.on('select', () => onPick(frame.state().get('selection').first().toJSON()));
	frame.open();
	return true;
}
