import { formatPhpDate, readDate, type Moment } from '@store-analytics/date';
import { VisuallyHidden } from '../../primitives';

export interface StoreDateProps {
	/** An ISO date, shown as written whatever the machine's zone, or a moment or Date. */
	date: string | Moment | Date;
	/** PHP formats. */
	machineFormat?: string;
	screenReaderFormat?: string;
	visibleFormat?: string;
	/** The whole date, if `visibleFormat` leaves something out: for the hint, screen readers and print. */
	wholeFormat?: string | undefined;
}

/**
 * Shows a date in PHP's formats, for eyes, screen readers and machines.
 * @example <Date date="2026-11-20" visibleFormat="F j, Y" />
 * @example <Date date="2026-11-20" visibleFormat="M j" wholeFormat="F j, Y" />
 */
export function StoreDate(props: StoreDateProps) {
	const {
		date,
		machineFormat = 'Y-m-d H:i:s',
		wholeFormat,
		screenReaderFormat = wholeFormat ?? 'F j, Y',
		visibleFormat = 'Y-m-d',
	} = props;
	const when = readDate(date);
	if (!when) return <>{typeof date === 'string' ? date : ''}</>;
	const visible = formatPhpDate(when, visibleFormat);
	const spoken = formatPhpDate(when, screenReaderFormat);
	const isShort = wholeFormat !== undefined && visible !== spoken;
	return (
		<time
			dateTime={formatPhpDate(when, machineFormat)}
			title={isShort ? spoken : undefined}
			className={isShort ? 'woocommerce-date is-short' : undefined}
		>
			{visible === spoken ? (
				visible
			) : (
				<>
					<span aria-hidden="true">{visible}</span>
					<VisuallyHidden>{spoken}</VisuallyHidden>
				</>
			)}
		</time>
	);
}
