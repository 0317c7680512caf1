import { __ } from '@wordpress/i18n';
import type { ChartContents, CopyKind } from '../chart-contents';
import type { ChartProps } from '../chart-props';
import { csvOfChart, markdownOfChart } from './chart-table';
import { pictureOfChart } from './picture';

/**
 * Copies a chart to the clipboard and resolves to a sentence about the result. A picture becomes a file if the browser
 * does not accept pictures on the clipboard. Rejects if the browser forbids both.
 */
export async function copyChart(
	kind: CopyKind,
	{ title = '', source }: Pick<ChartProps, 'title' | 'source'>,
	contents: ChartContents,
): Promise<string> {
	if (kind !== 'picture') {
		await writeText(kind === 'csv' ? csvOfChart(contents) : markdownOfChart(contents));
		return __('Copied.', 'store-analytics');
	}
	const picture = pictureOfChart({ title, source: source?.text ?? '' }, contents);
	try {
		await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
		return __('Copied.', 'store-analytics');
	} catch {
		save(await picture, source?.fileName() ?? `${title || 'chart'}.png`);
		return __('Saved as a file.', 'store-analytics');
	}
}

/** Without https there is no clipboard API, but a selection can still be copied. */
async function writeText(text: string): Promise<void> {
	if ('clipboard' in navigator) {
		await navigator.clipboard.writeText(text);
		return;
	}
	const field = document.createElement('textarea');
	field.value = text;
	document.body.append(field);
	field.select();
	const isCopied = document.execCommand('copy');
	field.remove();
	if (!isCopied) throw new Error('Copying is not allowed.');
}

function save(file: Blob, name: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// The browser starts to read the file at a time of its own.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
