import { Dropdown, type DropdownProps } from '@store-analytics/components';

type HeaderDropdownProps = Pick<
	DropdownProps,
	'className' | 'contentClassName' | 'renderToggle' | 'renderContent'
> & { readonly title: string };

/** What a button of the header opens below it; on a phone the whole screen. */
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
