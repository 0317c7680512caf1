import { Dropdown, type DropdownProps } from '@store-analytics/components';

type HeaderDropdownProps = Pick<
	DropdownProps,
	'className' | 'contentClassName' | 'renderToggle' | 'renderContent'
> & { readonly title: string };

/** The layer below a button of the header; full screen on a phone. */
export function HeaderDropdown({ title, ...props }: HeaderDropdownProps) {
	return (
		<Dropdown
			{...props}
			contentLabel={title}
			headerTitle={title}
			placement="bottom-end"
			expandOnMobile
			focusOnMount="container"
			popoverProps={{ strategy: 'fixed' }}
		/>
	);
}
