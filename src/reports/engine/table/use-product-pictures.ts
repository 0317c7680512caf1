import { useMemo, useState } from 'react';
import { useReportItems } from '@store-analytics/data';
import type { ReportView } from '../query/view';
import type { ReportTable } from './report-table';

/** Pictures of products by id, as the shop sends them: in HTML. */
export type ProductPictures = ReadonlyMap<number, string>;

const none: ProductPictures = new Map();

/**
 * Requests the small pictures of products for rows that come without them. The report has every product asked for, sold
 * or not, whatever its range. Without a response, names stand alone.
 */
export function useProductPictures(ids: readonly number[], isEnabled = true): ProductPictures {
	const wanted = [...new Set(ids)].sort((a, b) => a - b).join(',');
	const { data } = useReportItems(
		'products',
		{ products: wanted, extended_info: true, per_page: Math.max(1, ids.length) },
		isEnabled && wanted !== '',
	);
	const [last, setLast] = useState(none);
	const found = useMemo(() => {
		if (!data) return undefined;
		return new Map(
			data.items.map(({ product_id: id, extended_info: info }) => [id, info?.image ?? '']),
		);
	}, [data]);
	if (found && found !== last) setLast(found);
	return found ?? last;
}

const noIds: readonly number[] = [];

/** Adds the pictures of the rows' products for the cells. */
export function usePictured(view: ReportView, { data }: ReportTable['items']): ReportView {
	const { pictureOf } = view.model;
	const ids = useMemo(
		() => (pictureOf ? data.map((row) => pictureOf(row as object)) : noIds), // as: rest-api has parsed objects
		[data, pictureOf],
	);
	const pictures = useProductPictures(ids);
	return useMemo(
		() => (pictures.size === 0 ? view : { ...view, tools: { ...view.tools, pictures } }),
		[view, pictures],
	);
}
