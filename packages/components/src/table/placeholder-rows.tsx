import { useMemo } from 'react';
import { Placeholder } from '../feedback/placeholder/placeholder';
import type { Header, Row } from './types';

/** As long as a date without its year or longer: in the first column, only shorter contents take less than its least width. */
const SHORT = 10;

/** Rows of grey bars, as long as the expected contents if known; constant while the headers are. */
export function usePlaceholderRows(rows: number, headers: readonly Header[]): Row[] {
	return useMemo(() => {
		const row = headers.map(({ typicalLength: length }) => ({
			display: (
				<Placeholder
					className={length && length < SHORT ? 'is-short' : undefined}
					width={length ? `${length}ch` : '70%'}
				/>
			),
		}));
		return Array.from({ length: rows }, () => row);
	}, [rows, headers]);
}
