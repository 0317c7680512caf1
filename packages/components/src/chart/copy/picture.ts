import type { ChartContents } from '../chart-contents';
import { linesAbove, linesBelow, wrap, type PictureHead, type PictureLine } from './picture-text';

/** Pixels of the picture per pixel of the page, so that it is sharp in print. */
const SCALE = 2;
const PADDING = 16;
const LINE = 22;
/** Sizes of a series' colour mark, and the distance of its name from the edge. */
const SQUARE = 12;
const INDENT = 20;

/** The properties that drawing elements get from style sheets, which a picture does not have. */
const inherited = [
	'display',
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'opacity',
	'font-family',
	'font-size',
	'text-anchor',
];

/** Renders a chart as PNG: title, origin, series with colours and totals, drawing, and notes. */
export async function pictureOfChart(head: PictureHead, contents: ChartContents): Promise<Blob> {
	const drawing = contents.root.current?.querySelector<SVGSVGElement>(
		'.woocommerce-chart__plot svg',
	);
	if (!drawing) throw new Error('There is no drawing to copy.');
	const { width, height } = drawing.getBoundingClientRect();
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d');
	if (!context) throw new Error('The browser draws no pictures.');
	const { fontFamily } = getComputedStyle(drawing);
	const picture = { context, family: fontFamily, width: width + 2 * PADDING };
	const above = wrapped(linesAbove(head, contents), picture);
	const below = wrapped(linesBelow(contents), picture);
	const top = PADDING + LINE * above.length;
	const total = top + height + LINE * below.length + PADDING;
	canvas.width = picture.width * SCALE;
	canvas.height = total * SCALE;
	context.scale(SCALE, SCALE);
	context.fillStyle = '#fff';
	context.fillRect(0, 0, picture.width, total);
	write(above, PADDING, picture);
	context.drawImage(await imageOf(drawing, width, height), PADDING, top, width, height);
	write(below, top + height, picture);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
			'image/png',
		);
	});
}

interface PictureContext {
	readonly context: CanvasRenderingContext2D;
	readonly family: string;
	/** Of the picture. */
	readonly width: number;
}

const fonts: Readonly<Record<PictureLine['style'], string>> = { title: '600 15px', text: '13px' };

function wrapped(
	lines: readonly PictureLine[],
	{ context, family, width }: PictureContext,
): PictureLine[] {
	return lines.flatMap((line) => {
		context.font = `${fonts[line.style]} ${family}`;
		const room = width - 2 * PADDING - (line.color === '' ? 0 : INDENT);
		return wrap(line, ({ text }) => context.measureText(text).width <= room);
	});
}

function write(
	lines: readonly PictureLine[],
	top: number,
	{ context, family, width }: PictureContext,
): void {
	const isRtl = document.documentElement.dir === 'rtl';
	const x = (offset: number) => (isRtl ? width - PADDING - offset : PADDING + offset);
	context.direction = isRtl ? 'rtl' : 'ltr';
	context.textAlign = 'start';
	context.textBaseline = 'middle';
	lines.forEach(({ text, style, color }, index) => {
		const y = top + LINE * (index + 0.5);
		if (color) {
			context.fillStyle = resolved(color);
			context.fillRect(isRtl ? x(SQUARE) : x(0), y - SQUARE / 2, SQUARE, SQUARE);
		}
		context.fillStyle = '#1e1e1e';
		context.font = `${fonts[style]} ${family}`;
		context.fillText(text, x(color === '' ? 0 : INDENT), y);
	});
}

/** Canvases know no custom properties of the page, such as the accent. */
function resolved(color: string): string {
	const [, name] = /^var\((--[\w-]+)\)$/.exec(color) ?? [];
	return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : color;
}

/** Returns the drawing with all styles inlined. */
async function imageOf(drawing: SVGSVGElement, width: number, height: number) {
	const copy = drawing.cloneNode(true) as SVGSVGElement; // a clone has the type of its original
	const originals = drawing.querySelectorAll('*');
	copy.querySelectorAll('*').forEach((element, index) => {
		const original = originals[index];
		if (!original) return;
		const styles = getComputedStyle(original);
		for (const name of inherited) element.setAttribute(name, styles.getPropertyValue(name));
	});
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	const image = new Image();
	image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
	await image.decode();
	return image;
}
