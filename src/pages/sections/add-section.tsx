import { __, sprintf } from '@wordpress/i18n';
import { Button, Dropdown, H, type IconName } from '@store-analytics/components';
import './sections.css';

interface AddSectionProps {
	readonly hidden: readonly {
		readonly key: string;
		readonly title: string;
		readonly icon?: IconName;
	}[];
	readonly onAdd: (key: string) => void;
}

/** Restores removed sections; hidden if none is removed. */
export function AddSection({ hidden, onAdd }: AddSectionProps) {
	if (hidden.length === 0) return null;
	return (
		<Dropdown
			className="woocommerce-dashboard-section__add-more"
			placement="top"
			contentLabel={__('Dashboard sections', 'store-analytics')}
			renderToggle={({ isOpen, onToggle }) => (
				<Button
					icon="plus-circle"
					iconSize={32}
					label={__('Add more sections', 'store-analytics')}
					aria-expanded={isOpen}
					onClick={onToggle}
				/>
			)}
			renderContent={({ onClose }) => (
				<div className="woocommerce-dashboard-section__add-more-content">
					<H>{__('Dashboard sections', 'store-analytics')}</H>
					<div className="woocommerce-dashboard-section__add-more-choices">
						{hidden.map(({ key, title, icon }) => (
							<Button
								key={key}
								className="woocommerce-dashboard-section__add-more-btn"
								{...(icon && { icon })}
								aria-label={
									/* translators: %s: name of a section of Overview or Home */
									sprintf(__('Add %s section', 'store-analytics'), title)
								}
								onClick={() => {
									onAdd(key);
									onClose();
								}}
							>
								{title}
							</Button>
						))}
					</div>
				</div>
			)}
		/>
	);
}
