import clsx from 'clsx';
import { __, sprintf } from '@wordpress/i18n';
import { numberFormat } from '@store-analytics/number';
import { Button, SelectField } from '../../primitives';
import { useGivenStore } from '../../store-context/store-context';
import { PagePicker } from './page-picker';
import { isPagerHidden, pageAfterResize, pageCount, pageSizes } from './paging';
import './pagination.css';

export type PageDirection = 'previous' | 'next' | 'goto';

export interface PaginationProps {
	/** From 1. */
	page: number;
	perPage: number;
	/** Rows on all pages. */
	total: number;
	onPageChange?: (page: number, direction?: PageDirection) => void;
	onPerPageChange?: (perPage: number) => void;
	className?: string;
	showPagePicker?: boolean;
	showPerPagePicker?: boolean;
	showPageArrowsLabel?: boolean;
}

/**
 * Shows arrows, page picker and page sizes; nothing if there is only one small page (S9.tables-timeline-and.1).
 * @example <Pagination page={1} perPage={25} total={60} onPageChange={setPage} onPerPageChange={setPerPage} />
 */
export function Pagination(props: PaginationProps) {
	const { page, perPage, total, onPageChange, className } = props;
	if (isPagerHidden(total, perPage)) return null;
	const count = pageCount(total, perPage);
	const sizePicker = (props.showPerPagePicker ?? true) && <SizePicker {...props} />;
	if (count <= 1) {
		return (
			sizePicker && <div className={clsx('woocommerce-pagination', className)}>{sizePicker}</div>
		);
	}
	return (
		<nav
			className={clsx('woocommerce-pagination', className)}
			aria-label={__('Pages', 'store-analytics')}
		>
			<Arrows {...props} count={count} />
			{(props.showPagePicker ?? true) && (
				<PagePicker page={page} count={count} onPick={(picked) => onPageChange?.(picked, 'goto')} />
			)}
			{sizePicker}
		</nav>
	);
}

function Arrows(props: PaginationProps & { count: number }) {
	const { page, count, onPageChange, showPageArrowsLabel = true } = props;
	const { decimalSeparator, thousandSeparator } = useGivenStore().currency.getCurrencyConfig();
	const grouped = (number: number) => numberFormat({ decimalSeparator, thousandSeparator }, number);
	return (
		<div className="woocommerce-pagination__page-arrows">
			{showPageArrowsLabel && (
				<span className="woocommerce-pagination__page-arrows-label" role="status">
					{sprintf(
						// translators: 1: number of a page, 2: how many pages there are.
						__('Page %1$s of %2$s', 'store-analytics'),
						grouped(page),
						grouped(count),
					)}
				</span>
			)}
			<div className="woocommerce-pagination__page-arrows-buttons">
				<Button
					className={clsx('woocommerce-pagination__link', page > 1 && 'is-active')}
					icon="chevron-start"
					label={__('Previous Page', 'store-analytics')}
					disabled={page <= 1}
					accessibleWhenDisabled
					onClick={() => onPageChange?.(page - 1, 'previous')}
				/>
				<Button
					className={clsx('woocommerce-pagination__link', page < count && 'is-active')}
					icon="chevron-end"
					label={__('Next Page', 'store-analytics')}
					disabled={page >= count}
					accessibleWhenDisabled
					onClick={() => onPageChange?.(page + 1, 'next')}
				/>
			</div>
		</div>
	);
}

function SizePicker({ page, perPage, total, onPageChange, onPerPageChange }: PaginationProps) {
	// An address may request another size, which the picker must then offer.
	const sizes = [...new Set<number>([...pageSizes, perPage])].sort((a, b) => a - b);
	const change = (text: string) => {
		const size = Number(text);
		onPerPageChange?.(size);
		const fitting = pageAfterResize(page, total, size);
		if (fitting !== null) onPageChange?.(fitting);
	};
	return (
		<SelectField
			className="woocommerce-pagination__per-page-picker"
			label={__('Rows per page', 'store-analytics')}
			value={String(perPage)}
			options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
			onChange={change}
		/>
	);
}
