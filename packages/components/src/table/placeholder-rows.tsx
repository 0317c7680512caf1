import { useMemo } from 'react';
import { Placeholder } from '../feedback/placeholder';
import type { Row } from './types';

/** Rows of grey bars; the same ones as long as the size is the same. */
export function usePlaceholderRows(rows: number, columns: number): Row[] {
	return useMemo(
		() =>
			Array.from({ length: rows }, () =>
				Array.from({ length: columns }, () => ({ display: <Placeholder width="70%" /> })),
			),
		[rows, columns],
	);
}
