import { __, sprintf } from '@wordpress/i18n';
import { Button, Link } from '@store-analytics/components';
import { defaultViewOf, viewAddress, type SavedView } from '@store-analytics/rest-api';
import { createNotice } from '../platform/notices';
import { narrowingOf, defaultQuery, type ShownScreen } from './address';
import { addressToShare } from './share';
import { usePins } from './use-pins';
import { useViews } from './use-views';
import type { DialogName } from './dialog/views-dialog';
import './views.css';

interface ViewsMenuProps {
	readonly screen: ShownScreen;
	/** The view that matches the current screen. */
	readonly shown: SavedView | undefined;
	readonly onClose: () => void;
	readonly onDialog: (name: DialogName) => void;
}

/** Lists a screen's views and saves new ones. */
export default function ViewsMenu({ screen, shown, onClose, onDialog }: ViewsMenuProps) {
	const { views } = useViews();
	const { path } = screen;
	const own = views.filter((view) => view.path === path);
	const copy = async () => {
		onClose();
		try {
			await navigator.clipboard.writeText(addressToShare(screen));
		} catch {
			// The clipboard may be unavailable; it always is over plain HTTP.
			return onDialog('link');
		}
		const content = __('The link to this view has been copied.', 'store-analytics');
		createNotice({ id: 'views', status: 'success', content });
	};
	return (
		<>
			{own.length > 0 && (
				<ul className="sa-views__list">
					{own.map((view) => (
						<li key={view.id}>
							<Link
								href={viewAddress(view)}
								aria-current={view.id === shown?.id ? 'page' : undefined}
								onClick={onClose}
							>
								{view.name}
							</Link>
							{view.isDefault && (
								<span className="sa-views__mark">{__('Default view', 'store-analytics')}</span>
							)}
						</li>
					))}
					{defaultViewOf(own, path) && (
						<li>
							<Link href={viewAddress({ path, query: defaultQuery(screen) })} onClick={onClose}>
								{__('The report without a view', 'store-analytics')}
							</Link>
						</li>
					)}
				</ul>
			)}
			<div className="sa-views__actions">
				<Button onClick={() => onDialog('save')}>{__('Save view…', 'store-analytics')}</Button>
				<Button onClick={() => void copy()}>{__('Copy link', 'store-analytics')}</Button>
				{own.length > 0 && (
					<Button onClick={() => onDialog('manage')}>
						{__('Manage views…', 'store-analytics')}
					</Button>
				)}
				{screen.metric && <PinButtons screen={screen} metric={screen.metric} onClose={onClose} />}
			</div>
		</>
	);
}

interface PinButtonsProps extends Pick<ViewsMenuProps, 'screen' | 'onClose'> {
	readonly metric: NonNullable<ShownScreen['metric']>;
}

/** Pins the selected number or its chart to Overview, or unpins it. */
function PinButtons({ screen, metric, onClose }: PinButtonsProps) {
	const { isPinned, pinIt, unpin } = usePins();
	const about = { path: screen.path, metric: metric.key };
	return (['number', 'chart'] as const).map((kind) => {
		const pin = { kind, ...about, query: narrowingOf(screen, kind) };
		const toggle = isPinned(pin) ? unpin : pinIt;
		return (
			<Button
				key={kind}
				isPressed={isPinned(pin)}
				onClick={() => {
					onClose();
					void toggle(pin, metric.label);
				}}
			>
				{kind === 'number'
					? /* translators: %s: name of a number, such as "Net sales" */
						sprintf(__('Pin “%s” to Overview', 'store-analytics'), metric.label)
					: /* translators: %s: name of a number, such as "Net sales" */
						sprintf(__('Pin the chart of “%s” to Overview', 'store-analytics'), metric.label)}
			</Button>
		);
	});
}
