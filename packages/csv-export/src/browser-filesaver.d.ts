declare module 'browser-filesaver' {
	/** Offers the blob as a download with that name. */
	export function saveAs(blob: Blob, name: string): void;
}
