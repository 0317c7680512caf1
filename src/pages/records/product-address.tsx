import { useEffect } from 'react';
import { getHistory } from '@store-analytics/navigation';
import { productAddress } from '../../platform/record-links';
import type { PageProps } from '../page-props';

/** A product's record is part of its report, so an address of its own leads there and keeps its parameters. */
export function ProductAddress({
	params: { id = '' },
	query,
}: Pick<PageProps, 'params' | 'query'>) {
	useEffect(() => getHistory().replace(productAddress(query, id)), [query, id]);
	return null;
}
