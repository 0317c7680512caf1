import type { ChartContents } from '../chart-contents';

/** Pixels of the picture for one of the page, so that it is sharp in print. */
const SCALE = 2;
const PADDING = 16;
const LINE = 22;

/** What a drawing's elements take from style sheets, which a picture has not. */
const inherited = [
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

/** A chart as PNG: its title, what its colours stand for with their totals, and the drawing. */
export async function pictureOfChart(title: string, contents: ChartContents): Promise<Blob> {
	const drawing = contents.root.current?.querySelector<SVGSVGElement>(
		'.woocommerce-chart__plot svg',
	);
	if (!drawing) throw new Error('There is no drawing to copy.');
	const { width, height } = drawing.getBoundingClientRect();
	const page = getComputedStyle(drawing);
	const head = PADDING + LINE * (1 + contents.data.series.length);
	const canvas = document.createElement('canvas');
	canvas.width = (width + 2 * PADDING) * SCALE;
	canvas.height = (height + head + PADDING) * SCALE;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('The browser draws no pictures.');
	context.scale(SCALE, SCALE);
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	drawHead(context, title, contents, { width: width + 2 * PADDING, family: page.fontFamily });
	context.drawImage(await imageOf(drawing, width, height), PADDING, head, width, height);
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
			'image/png',
		);
	});
}

function drawHead(
	context: CanvasRenderingContext2D,
	title: string,
	{ data, formats }: ChartContents,
	{ width, family }: { width: number; family: string },
): void {
	const isRtl = document.documentElement.dir === 'rtl';
	const x = (offset: number) => (isRtl ? width - PADDING - offset : PADDING + offset);
	context.direction = isRtl ? 'rtl' : 'ltr';
	context.textAlign = 'start';
	context.textBaseline = 'middle';
	context.fillStyle = '#1e1e1e';
	context.font = `600 15px ${family}`;
	context.fillText(title, x(0), PADDING + LINE / 2);
	context.font = `13px ${family}`;
	data.series.forEach(({ label, total, color }, index) => {
		const y = PADDING + LINE * (index + 1.5);
		context.fillStyle = color;
		context.fillRect(isRtl ? x(12) : x(0), y - 6, 12, 12);
		context.fillStyle = '#1e1e1e';
		context.fillText(`${label}: ${formats.totals.exact(total)}`, x(20), y);
	});
}

/** The drawing with its styles written into its elements. */
async function imageOf(drawing: SVGSVGElement, width: number, height: number) {
	const copy = drawing.cloneNode(true) as SVGSVGElement; // a clone is of the kind of what was cloned
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
