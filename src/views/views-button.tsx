import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Dropdown, Icon } from '@store-analytics/components';
import { chunk } from '../platform/chunk';
import { attempt } from '../platform/failures';
import { InHeader } from '../platform/header/header-place';
import { inSameOrder, queryToKeep, type ShownScreen } from './address';
import { useViews } from './use-views';
import type { DialogName } from './dialog/views-dialog';
import './views-button.css';

const ViewsMenu = chunk(() => import(/* webpackChunkName: 'views' */ './views-menu'));
const ViewsDialog = chunk(() => import(/* webpackChunkName: 'views' */ './dialog/views-dialog'));

/** Loads both, so that either renders at once. */
function load(): Promise<unknown> {
	return Promise.all([ViewsMenu.load(), ViewsDialog.load()]);
}

/** The menu and dialogs of the user's views, beside a screen's title. */
export function ViewsButton({ screen }: { readonly screen: ShownScreen }) {
	const { views } = useViews();
	const [dialog, setDialog] = useState<DialogName>();
	const query = queryToKeep(screen);
	const shown = views.find(
		(view) => view.path === screen.path && inSameOrder(view.query) === query,
	);
	return (
		<InHeader place="title">
			<Dropdown
				className="sa-views"
				contentClassName="sa-views__menu"
				contentLabel={
					/* translators: %s: name of a report */
					sprintf(__('Views of %s', 'store-analytics'), screen.title)
				}
				popoverProps={{ strategy: 'fixed' }}
				renderToggle={({ isOpen, onToggle }) => (
					<Button
						className="sa-views__toggle"
						variant="tertiary"
						aria-expanded={isOpen}
						aria-haspopup="dialog"
						onClick={() => void attempt('views', notOpened, () => load().then(onToggle))}
						onPointerEnter={() => void load().catch(() => undefined)}
					>
						<span className="sa-views__name">{shown?.name ?? __('Views', 'store-analytics')}</span>
						<Icon icon="chevron-down" size={18} />
					</Button>
				)}
				renderContent={({ onClose }) => (
					<ViewsMenu
						screen={screen}
						shown={shown}
						onClose={onClose}
						onDialog={(name) => {
							onClose();
							setDialog(name);
						}}
					/>
				)}
			/>
			{dialog && <ViewsDialog name={dialog} screen={screen} onClose={() => setDialog(undefined)} />}
		</InHeader>
	);
}

function notOpened(reason: string): string {
	/* translators: %s: what went wrong, and what to do */
	return sprintf(__('The views could not be opened: %s', 'store-analytics'), reason);
}
