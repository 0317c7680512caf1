import type { ReactNode } from 'react';
import type { CurrencyConfig } from '@store-analytics/currency';
import type { Query } from '@store-analytics/navigation';
import type { AdvancedFilterConfig, FilterRow, FilterValue } from '../config';

/** The props of every value input. */
export interface RowInputProps {
	row: FilterRow;
	config: AdvancedFilterConfig;
	query: Query;
	currency: Partial<CurrencyConfig>;
	onChange: (value: FilterValue | undefined) => void;
}

export type RowInput = (props: RowInputProps) => ReactNode;
