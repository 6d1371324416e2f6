import { Drawer, type DrawerProps } from '@mantine/core';

/** A drawer that is loaded when it is first opened. */
export const SideDrawer = (props: DrawerProps) => <Drawer {...props} />;
