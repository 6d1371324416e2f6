previous = Previous
next = Next
of = Page { NUMBER($page) } of { NUMBER($pages) }
