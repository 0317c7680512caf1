import { useMemo } from 'react';
import { Placeholder } from '../feedback/placeholder/placeholder';
import type { Header, Row } from './types';

/** Rows of grey bars, as long as the expected contents if known; constant while the headers are. */
export function usePlaceholderRows(rows: number, headers: readonly Header[]): Row[] {
	return useMemo(() => {
		const row = headers.map(({ typicalLength: length }) => ({
			display: <Placeholder width={length ? `${length}ch` : '70%'} />,
		}));
		return Array.from({ length: rows }, () => row);
	}, [rows, headers]);
}
