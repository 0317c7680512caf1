import type { FilterConfig } from '../../reports/engine/definition/filter-config';
import type { Query } from '../../platform/query';
import type { ArrangedProps } from '../sections/section-props';

/** The props of an Overview section; extensions' sections rely on the names. */
export interface SectionProps extends ArrangedProps {
	readonly query: Query;
	readonly path: string;
	readonly filters: readonly FilterConfig[];
	readonly defaultDateRange: string;
}
