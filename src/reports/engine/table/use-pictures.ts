import { useMemo } from 'react';
import { useItems } from '@store-analytics/data';
import { useLater } from '../../../platform/use-later';
import type { ReportView } from '../query/view';
import type { ReportTable } from './report-table';

/** Web addresses of pictures, by product. */
export type Pictures = ReadonlyMap<number, string>;

const none: Pictures = new Map();

/**
 * Reads the pictures of products, which not every response names. They come after the rows, in one request, and are
 * left out if it fails.
 * @example const pictures = usePictures([12, 31])
 */
export function usePictures(products: readonly number[]): Pictures {
	const isLater = useLater();
	const include = [...new Set(products)].sort((a, b) => a - b).join(',');
	const query = useMemo(() => ({ include, per_page: 100, _fields: 'id,images' }), [include]);
	const { data } = useItems('products', query, isLater && include !== '');
	return useMemo(() => (data ? new Map(data.flatMap(pictureOf)) : none), [data]);
}

function pictureOf({ id, images }: Readonly<Record<string, unknown>>): [number, string][] {
	const [first]: unknown[] = Array.isArray(images) ? images : [];
	const source: unknown = Reflect.get(Object(first), 'src');
	const isPicture = typeof source === 'string' && /^https?:\/\//i.test(source);
	return isPicture ? [[Number(id), source]] : [];
}

const nobody: readonly number[] = [];

/** Returns the view with the pictures of the products on the page, if its report shows them. */
export function usePictured(view: ReportView, { data }: ReportTable['items']): ReportView {
	const { pictured } = view.model;
	const products = useMemo(
		() => (pictured ? data.map((row) => pictured(Object(row))) : nobody),
		[pictured, data],
	);
	const pictures = usePictures(products);
	return useMemo(
		() => (pictures.size > 0 ? { ...view, tools: { ...view.tools, pictures } } : view),
		[view, pictures],
	);
}
