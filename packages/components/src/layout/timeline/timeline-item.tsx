import { formatPhpDate } from '@store-analytics/date';
import type { TimedItem } from './grouping';

export function TimelineEvent({ event, clockFormat }: { event: TimedItem; clockFormat: string }) {
	const { item, at } = event;
	return (
		<li className="woocommerce-timeline-item">
			<div className="woocommerce-timeline-item__top-border" />
			<div className="woocommerce-timeline-item__title">
				<div className="woocommerce-timeline-item__headline">
					<span className="woocommerce-timeline-item__icon">{item.icon}</span>
					<span className="woocommerce-timeline-item__headline-text">{item.headline}</span>
				</div>
				{!item.hideTimestamp && (
					<time
						className="woocommerce-timeline-item__timestamp"
						dateTime={new Date(item.date).toISOString()}
					>
						{formatPhpDate(at, clockFormat)}
					</time>
				)}
			</div>
			{item.body && item.body.length > 0 && (
				<div className="woocommerce-timeline-item__body">
					{item.body.map((line, index) => (
						<div key={index}>{line}</div>
					))}
				</div>
			)}
		</li>
	);
}
